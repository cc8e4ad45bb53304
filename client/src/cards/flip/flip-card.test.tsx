import { render, screen } from "@testing-library/react";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";
import { expect, it } from "vitest";
import { FlipCard } from "./flip-card.tsx";

it("the back repeats a question with many masks as a picture, and shows no address of it", () => {
  const masks = Array.from({ length: 40 }, (_, at) => `${at + 1} box 0.1 0.1 0.1 0.1: part ${at + 1}`);
  const term = maskedTerm({ term: "![A heart](media/AAAA.png)", masks }, { asked: 1, isAnswered: false });
  const card = { id: "a", term, definition: "part 1" };
  const { container } = render(<FlipCard card={card} isFlipped slide="none" onTurn={() => {}} recallsFront />);
  expect(screen.getByRole("group", { name: "Back" })).toHaveTextContent("part 1");
  expect(container).not.toHaveTextContent("media/");
});
