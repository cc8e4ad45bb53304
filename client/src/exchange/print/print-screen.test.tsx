import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const path = "GET /api/users/mira/decks/7";

afterEach(() => {
  vi.restoreAllMocks();
});

function printout(routes: Record<string, object>) {
  fakeServer({ ...signedInAs(aUser()), ...routes });
  return renderApp("/7/print");
}

function manyCards(count: number) {
  return Array.from({ length: count }, (_, n) => aCard({ id: `c${n}`, term: `term ${n}`, definition: `definition ${n}` }));
}

test("shows fronts, and their backs with left and right exchanged", async () => {
  printout({ [path]: aDeck() });
  const fronts = await screen.findByRole("figure", { name: "Sheet 1, fronts" });
  expect(fronts).toHaveTextContent("Sheet 1, frontscellATP");
  expect(screen.getByRole("figure", { name: "Sheet 1, backs" })).toHaveTextContent("Sheet 1, backsenergythe smallest unit of life");
});

test("a term with gaps has them open on its front, and filled on its back above its definition", async () => {
  const card = aCard({ term: "{{c1::Paris::a city}} lies on the {{c2::Seine}}", definition: "since Roman times" });
  const { user } = printout({ [path]: aDeck({ cards: [card] }) });
  expect(await screen.findByRole("figure", { name: "Sheet 1, fronts" })).toHaveTextContent("[a city] lies on the blank[…]");
  const backs = screen.getByRole("figure", { name: "Sheet 1, backs" });
  expect(backs).toHaveTextContent("Paris lies on the Seinesince Roman times");
  await user.selectOptions(screen.getByLabelText("Print as"), "A list");
  expect(screen.getByRole("row", { name: "Paris lies on the Seine since Roman times" })).toBeInTheDocument();
});

test("a card's note is below its answer, as on the screen", async () => {
  const { user } = printout({ [path]: aDeck({ cards: [aCard({ extra: "Page 3" })] }) });
  expect(await screen.findByRole("figure", { name: "Sheet 1, backs" })).toHaveTextContent("the smallest unit of lifePage 3");
  expect(screen.getByRole("figure", { name: "Sheet 1, fronts" })).not.toHaveTextContent("Page 3");
  await user.selectOptions(screen.getByLabelText("Print as"), "A list");
  expect(screen.getByRole("row", { name: "cell the smallest unit of life Page 3" })).toBeInTheDocument();
});

test("prints what is shown", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const { user } = printout({ [path]: aDeck() });
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("a card that is too long for its size is printed in a list, and says so", async () => {
  printout({ [path]: aDeck({ cards: [aCard(), aCard({ id: "c2", term: "Long", definition: "so long ".repeat(200) })] }) });
  expect(await screen.findByText("1 card is too long for this size and printed as a list behind the others.")).toBeInTheDocument();
  expect(within(screen.getByRole("table")).getByText("Long")).toBeInTheDocument();
});

test("as a list has every term beside its definition", async () => {
  const { user } = printout({ [path]: aDeck() });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A list");
  expect(screen.getByRole("row", { name: "cell the smallest unit of life" })).toBeInTheDocument();
});

test("a test is the same for the same number, and its key has the right letters", async () => {
  const { user } = printout({ [path]: aDeck({ cards: manyCards(6) }) });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A test with its key");
  const number = screen.getByLabelText("Code of the test");
  await screen.findByRole("heading", { name: /^Key/ });
  await user.clear(number);
  await user.type(number, "autumn");
  const [questions, key] = screen.getAllByRole("list").filter(({ tagName }) => tagName === "OL");
  const first = within(questions!).getAllByRole("listitem")[0]!;
  const answer = within(key!).getAllByRole("listitem")[0]!;
  const [, letter, text] = /^([A-D])\. (.+)$/.exec(answer.textContent ?? "")!;
  expect(first).toHaveTextContent(`${letter}.${text}`);
  const before = questions!.textContent;
  await user.click(screen.getByRole("button", { name: "Another test" }));
  expect(questions!.textContent).not.toBe(before);
  await user.clear(number);
  await user.type(number, "autumn");
  expect(questions!.textContent).toBe(before);
});

test("with written answers has lines to write on and the definitions in its key", async () => {
  const { user } = printout({ [path]: aDeck() });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A test with its key");
  await user.selectOptions(screen.getByLabelText("Questions"), "Written answers");
  expect(await screen.findByText("the smallest unit of life")).toBeInTheDocument();
  expect(screen.queryByText("A.")).not.toBeInTheDocument();
});

test("a test has the title, the class and the points that were chosen, with their sum; the preview is what is printed", async () => {
  const { user, container } = printout({ [path]: aDeck({ cards: manyCards(6) }) });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A test with its key");
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByRole("heading", { name: "Cell biology" })).toBeInTheDocument();
  expect(preview.queryByText(/points?$/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Title of the test"), "Autumn test");
  await user.type(screen.getByLabelText("Class"), "8b");
  await user.tripleClick(screen.getByLabelText("Points for each question"));
  await user.keyboard("2");
  expect(preview.getByRole("heading", { name: "Autumn test" })).toBeInTheDocument();
  expect(preview.getByRole("heading", { name: "Key: Autumn test" })).toBeInTheDocument();
  expect(preview.getByText("8b")).toBeInTheDocument();
  expect(preview.getAllByText("2 points")).toHaveLength(6);
  expect(container.querySelector("[data-on-paper] header")).toHaveTextContent("Points: of 12");
});

test("a test asks for a gap as a gap, in the page's own words alone, and says what it can't ask", async () => {
  const picture = "![](media/AAAAAAAAAAAAAAAA.png)";
  const cards = [
    ...manyCards(4),
    aCard({ id: "gap", term: "{{c1::Paris}} lies on the Seine", definition: "" }),
    aCard({ id: "flag", term: "Japan", definition: picture }),
  ];
  const { user } = printout({ [path]: aDeck({ cards }) });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A test with its key");
  await user.selectOptions(screen.getByLabelText("Questions"), "Written answers");
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText("[…] lies on the Seine")).toBeInTheDocument();
  expect(preview.getByText("Paris")).toBeInTheDocument();
  expect(preview.getByText("1 card is left out: nothing on it can be asked this way.")).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Questions"), "Multiple choice");
  await waitFor(() => expect(preview.queryByText(/left out/)).not.toBeInTheDocument());
  expect(preview.getByText("[…] lies on the Seine")).toBeInTheDocument();
  expect(preview.queryByText(/What is the definition|Fill the gap/)).not.toBeInTheDocument();
});

test("of more than 500 cards has a choice of portions of 500", async () => {
  const { user } = printout({ [path]: aDeck({ cards: manyCards(600) }) });
  await user.selectOptions(await screen.findByLabelText("Print as"), "A list");
  expect(screen.getByLabelText("To card")).toHaveValue(500);
  expect(screen.queryByText("term 599")).not.toBeInTheDocument();
  await user.tripleClick(screen.getByLabelText("From card"));
  await user.keyboard("600");
  expect(screen.getByText("term 599")).toBeInTheDocument();
  expect(screen.queryByText("term 0")).not.toBeInTheDocument();
});

test("of another student's shared deck can be printed too; an empty one says so", async () => {
  printout({ [path]: new AppError("deck/not-found"), "GET /api/library/7": aLibraryDeck({ cards: [] }) });
  expect(await screen.findByRole("heading", { name: "No flashcards found" })).toBeInTheDocument();
});
