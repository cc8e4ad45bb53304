import { onDemand } from "../../../lib/on-demand.ts";

const preview = onDemand(() => import("./card-preview.tsx").then(({ CardPreview }) => CardPreview));

type Props = { term: string; definition: string };

/** A card as it will look. What draws it comes with the first one, and to do without it keeps no one from writing. */
export function PreviewedCard(card: Props) {
  return <preview.Part isWanted props={card} onFailure={() => undefined} />;
}
