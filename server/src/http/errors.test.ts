import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { silent } from "../process/log/log.ts";
import { failureOf } from "./errors.ts";

const detailsOf = (error: AppError) => failureOf(error, "request", silent).body.error.details;

test("the limits that a message names go with its code, beside what else is known", () => {
  expect(detailsOf(new AppError("deck/too-many-cards"))).toEqual({ most: 10_000 });
  expect(detailsOf(new AppError("deck/too-many-cards", { details: { path: "cards" } }))).toEqual({ most: 10_000, path: "cards" });
  expect(detailsOf(new AppError("deck/too-many-cards", { details: ["cards"] }))).toEqual(["cards"]);
  expect(detailsOf(new AppError("deck/not-found"))).toBeUndefined();
});
