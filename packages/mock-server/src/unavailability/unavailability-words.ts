import { texts } from '../core/texts.ts';

/** The texts of the refusals of calls about unavailability. */
export const unavailabilityWords = {
  noUnavailability: (id: number) =>
    texts(
      `There is no unavailability ${id}.`,
      `Nedostupnost ${id} neexistuje.`,
      `Nedostupnosť ${id} neexistuje.`,
    ),
  ofOtherPerson: texts(
    'This unavailability belongs to another person.',
    'Toto je nedostupnost někoho jiného.',
    'Toto je nedostupnosť niekoho iného.',
  ),
  toBeApproved: texts(
    'Your unavailability has to be approved.',
    'Vaše nedostupnost musí být schválena.',
    'Vaša nedostupnosť musí byť schválená.',
  ),
};
