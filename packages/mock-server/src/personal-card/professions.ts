import { categoryRefOf } from '../centres/categories.ts';
import type { CategoryRef } from '../centres/categories.ts';
import { findCentre, parentsOfCentre } from '../centres/centre-tree.ts';
import { centreIdOf } from '../centres/crowd-places.ts';
import { people } from '../core/people.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';

/** The professions that no category and centre implies, by the reference of a person. */
const own = new Map<string, Texts>([
  [people.manager.ref, texts('Production manager', 'Vedoucí výroby', 'Vedúci výroby')],
  [people.director.ref, texts('Managing director', 'Generální ředitel', 'Generálny riaditeľ')],
  [
    people.longName.ref,
    texts(
      'Chief metrologist for measuring instruments and preventive maintenance',
      'Hlavní metrolog pro měřicí přístroje a preventivní údržbu',
      'Hlavný metrológ pre meracie prístroje a preventívnu údržbu',
    ),
  ],
]);

/** The professions of categories that are the same in every centre. */
const ofCategory: Partial<Record<CategoryRef, Texts>> = {
  '002': texts('Machine setter', 'Seřizovač strojů', 'Nastavovač strojov'),
  '010': texts('Shift leader', 'Vedoucí směny', 'Vedúci zmeny'),
  '020': texts('Process engineer', 'Technolog', 'Technológ'),
  '030': texts('Temporary worker', 'Brigádník', 'Brigádnik'),
};

const pressOperator = texts('Press operator', 'Obsluha lisu', 'Obsluha lisu');

/** The professions of the other categories, by the English name of a centre. */
const ofCentre: Record<string, Texts> = {
  Assembly: texts('Assembly operator', 'Operátor montáže', 'Operátor montáže'),
  'Machine park': texts('Machine operator', 'Obsluha strojů', 'Obsluha strojov'),
  'Paint shop': texts('Painter', 'Lakýrník', 'Lakovník'),
  'Tool shop': texts('Toolmaker', 'Nástrojař', 'Nástrojár'),
  'Press shop': pressOperator,
  'Pressing plant': pressOperator,
  'Welding shop': texts('Welder', 'Svářeč', 'Zvárač'),
  'Quality control': texts('Quality inspector', 'Kontrolor kvality', 'Kontrolór kvality'),
  'Plant maintenance': texts('Maintenance technician', 'Údržbář', 'Údržbár'),
  'Internal logistics': texts(
    'Forklift driver',
    'Obsluha vysokozdvižného vozíku',
    'Obsluha vysokozdvižného vozíka',
  ),
  Warehouse: texts('Storekeeper', 'Skladník', 'Skladník'),
  'Night transport': texts('Lorry driver', 'Řidič nákladního vozidla', 'Vodič nákladného vozidla'),
  Canteen: texts('Canteen assistant', 'Obsluha jídelny', 'Obsluha jedálne'),
};

const productionWorker = texts('Production operator', 'Operátor výroby', 'Operátor výroby');

/** Returns the profession of a person. It fits the category and the centre. */
export function professionOf(ref: string): Texts {
  const exact = own.get(ref) ?? ofCategory[categoryRefOf(ref)];
  if (exact) return exact;
  const id = centreIdOf(ref);
  const way = [findCentre(id), ...parentsOfCentre(id).toReversed()];
  const known = way.find((centre) => centre && centre.names.en in ofCentre);
  return (known && ofCentre[known.names.en]) ?? productionWorker;
}
