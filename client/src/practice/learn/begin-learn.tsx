import { tagsOfCards } from "@recollect/domain/cards/card-tags.ts";
import { learnPromptCount, type LearnChoice } from "@recollect/domain/practice/learn/learn-prompts.ts";
import { learnStages, mostInSitting, roundSize } from "@recollect/domain/practice/learn/sitting.ts";
import type { CardStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Page } from "../../ui/page.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import styles from "./begin-learn.module.css";
import { learnTexts as texts } from "./learn.texts.ts";

type Props = {
  deck: TestedDeck;
  choice: LearnChoice;
  starred: ReadonlySet<string>;
  standingOf: (key: string) => CardStanding;
  onChoice: (choice: LearnChoice) => void;
  onBegin: () => void;
};

const tagPrefix = "#";

/** Before a sitting: what it does, and which cards it takes. */
export function BeginLearn({ deck, choice, starred, standingOf, onChoice, onBegin }: Props) {
  const countOf = (wanted: LearnChoice) => learnPromptCount({ cards: deck.cards, choice: wanted, starred, standingOf });
  const count = countOf(choice);
  const taken = Math.min(count, mostInSitting);
  const starredCount = countOf({ kind: "starred" });
  const tags = tagsOfCards(deck.cards).map(({ tag }) => tag);
  const own = choice.kind === "tag" && !tags.includes(choice.tag) ? [choice.tag] : [];
  return (
    <Page narrow>
      <h1 className={styles.title}>
        {texts.pageTitle} <bdi className={styles.deck}>{deck.title}</bdi>
      </h1>
      <p className={styles.how}>{texts.how}</p>
      <ol className={styles.stages}>
        {learnStages.map((stage) => (
          <li key={stage}>
            <strong>{texts.stages[stage]}</strong> <span>{texts.howStages[stage]}</span>
          </li>
        ))}
      </ol>
      <p className={styles.how}>{texts.wrong}</p>
      {(tags.length + own.length > 0 || starredCount > 0 || choice.kind === "starred") && (
        <div className={styles.which}>
          <SelectField
            label={texts.which}
            value={choice.kind === "tag" ? `${tagPrefix}${choice.tag}` : choice.kind}
            options={[
              { value: "all", label: texts.all },
              { value: "starred", label: texts.starred(starredCount) },
              ...(tags.length + own.length > 0
                ? [
                    {
                      label: texts.tags,
                      options: [...tags, ...own].map((tag) => ({ value: tagPrefix + tag, label: `#${tag}`, isName: true })),
                    },
                  ]
                : []),
            ]}
            onChange={({ target: { value } }) => onChoice(choiceOf(value))}
          />
        </div>
      )}
      {count === 0 ? (
        <p role="status">{texts.nothing}</p>
      ) : (
        <p className={styles.rounds}>
          {texts.rounds(Math.ceil(taken / roundSize))}. {count > taken && texts.atOnce(mostInSitting)}
        </p>
      )}
      <div className={styles.actions}>
        {count > 0 && (
          <Button size="large" onClick={onBegin}>
            {taken === count ? texts.begin(count) : texts.beginSome(taken)}
          </Button>
        )}
        <ButtonLink variant="ghost" size="large" to={paths.deck(deck.id)}>
          {texts.backToDeck}
        </ButtonLink>
      </div>
    </Page>
  );
}

function choiceOf(value: string): LearnChoice {
  if (value.startsWith(tagPrefix)) return { kind: "tag", tag: value.slice(tagPrefix.length) };
  return { kind: value === "starred" ? "starred" : "all" };
}
