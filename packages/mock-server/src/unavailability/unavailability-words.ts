import { texts } from '../core/texts.ts';

/** Why a call about unavailability is refused. */
export const unavailabilityWords = {
  noUnavailability: (id: number) =>
    texts(
      `There is no unavailability ${id}.`,
      `Nedostupnost ${id} neexistuje.`,
      `Nedostupnosť ${id} neexistuje.`,
    ),
  ofSomebodyElse: texts(
    'This is somebody else’s unavailability.',
    'Toto je nedostupnost někoho jiného.',
    'Toto je nedostupnosť niekoho iného.',
  ),
  toBeApproved: texts(
    'Your unavailability has to be approved.',
    'Vaše nedostupnost musí být schválena.',
    'Vaša nedostupnosť musí byť schválená.',
  ),
};
