import lists from "./group-lists.module.css";
import { theirSaveTexts } from "./their-save.texts.ts";

/** What another teacher saved in the fields that are typed otherwise here; nothing where there are none. */
export function TheirSave({ fields }: { fields: readonly { label: string; value: string }[] }) {
  if (fields.length === 0) return null;
  return (
    <section className={lists.theirs} aria-labelledby="their-save">
      <h3 id="their-save">{theirSaveTexts.saved}</h3>
      <dl>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
