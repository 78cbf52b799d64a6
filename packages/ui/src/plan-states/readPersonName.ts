/** Who a plan is of. */
export interface PersonName {
  /** Empty where the backend says none. */
  personalNumber: string;
  /** With degrees, as the server writes it. */
  fullName: string;
}

/** Takes apart what the backend gives as one: `100234 Dvořáková Jana`. Specification 001 section 3 (`OcFullName`). */
export function readPersonName(text: string): PersonName {
  const [, personalNumber = '', fullName = text] = /^(\S*\d\S*)\s+(\S.*)$/.exec(text) ?? [];
  return { personalNumber, fullName };
}
