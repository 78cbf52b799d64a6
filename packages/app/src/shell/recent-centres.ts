import type { Centre } from '@selfservice/api/centres/centres';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import * as v from 'valibot';

/** The centres chosen last, by whom the session speaks for. */
export const recentCentresSchema = v.array(
  v.object({
    personRef: v.string(),
    centres: v.array(v.object({ id: v.custom<number>(Number.isInteger), name: v.string() })),
  }),
);

/** Of how many people a device remembers them. */
const mostPeople = 5;

/** The centres that a person has chosen last, out of those that the device remembers. */
export function recentCentresOf(
  stored: StoredValue<v.InferOutput<typeof recentCentresSchema>>,
  personRef: string,
): StoredValue<readonly Centre[]> {
  const others = () => (stored.read() ?? []).filter((one) => one.personRef !== personRef);
  return {
    read: () => stored.read()?.find((one) => one.personRef === personRef)?.centres ?? null,
    write: (centres) =>
      stored.write([{ personRef, centres: [...centres] }, ...others()].slice(0, mostPeople)),
    remove: () => stored.write(others()),
  };
}
