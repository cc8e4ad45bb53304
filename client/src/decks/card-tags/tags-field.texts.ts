import { t } from "../../lib/language/t.ts";

export const texts = {
  tagsOfCard: (number: number) => t("Tags of card {number}", { number }),
  removeTagFromCard: (tag: string, number: number) => t("Remove tag {tag} from card {number}", { tag, number }),
  addATag: (number: number) => t("Add a tag to card {number}", { number }),
  addATagLabel: t("Add a tag"),
};
