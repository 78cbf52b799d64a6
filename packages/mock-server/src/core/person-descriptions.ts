import type { PersonKey } from './people.ts';
import type { Texts } from './texts.ts';
import { texts } from './texts.ts';

/** The purpose of each person in demos, in one sentence. */
export const personDescriptions: Record<PersonKey, Texts> = {
  employee: texts(
    'Works in shifts, has a plan to sign and asks for vacation.',
    'Pracuje na směny, podepisuje plán a žádá o dovolenou.',
    'Pracuje na zmeny, podpisuje plán a žiada o dovolenku.',
  ),
  approver: texts(
    'Approves the requests of the colleagues.',
    'Schvaluje žádosti kolegů.',
    'Schvaľuje žiadosti kolegov.',
  ),
  manager: texts(
    'Manages a centre of 1,000 people and follows their plans and presence.',
    'Vede středisko s 1 000 lidmi a sleduje jejich plány a přítomnost.',
    'Vedie stredisko s 1 000 ľuďmi a sleduje ich plány a prítomnosť.',
  ),
  twoEmployments: texts(
    'Has two employments in different centres.',
    'Má dva pracovní poměry v různých střediscích.',
    'Má dva pracovné pomery v rôznych strediskách.',
  ),
  substitute: texts(
    'Substitutes the approver at present.',
    'Právě zastupuje schvalovatele.',
    'Práve zastupuje schvaľovateľa.',
  ),
  mustChangePassword: texts(
    'Must change the password at the first sign-in.',
    'Při prvním přihlášení si musí změnit heslo.',
    'Pri prvom prihlásení si musí zmeniť heslo.',
  ),
  restricted: texts(
    'Has almost everything disabled or hidden.',
    'Má téměř všechno zakázané nebo skryté.',
    'Má takmer všetko zakázané alebo skryté.',
  ),
  longName: texts(
    'Has a name of 60 characters and a large negative balance.',
    'Má jméno o 60 znacích a velké záporné saldo.',
    'Má meno so 60 znakmi a veľké záporné saldo.',
  ),
  firstDay: texts(
    'Has the first day at work, so most lists are empty.',
    'Má první den v práci, takže většina seznamů je prázdná.',
    'Má prvý deň v práci, takže väčšina zoznamov je prázdna.',
  ),
  slovak: texts(
    'Works for the Slovak organisation and uses Slovak.',
    'Pracuje ve slovenské organizaci a používá slovenštinu.',
    'Pracuje v slovenskej organizácii a používa slovenčinu.',
  ),
  unsupportedLanguage: texts(
    'Has saved German, a language that is not supported.',
    'Má uloženou němčinu, která není podporovaná.',
    'Má uloženú nemčinu, ktorá nie je podporovaná.',
  ),
  expired: texts(
    'Cannot sign in, because the account is not valid any more.',
    'Nemůže se přihlásit, protože účet už neplatí.',
    'Nemôže sa prihlásiť, pretože účet už neplatí.',
  ),
  locked: texts(
    'Cannot sign in, because the account is locked.',
    'Nemůže se přihlásit, protože účet je zamčený.',
    'Nemôže sa prihlásiť, pretože účet je zamknutý.',
  ),
  unregistered: texts(
    'Cannot sign in, because the user is not registered.',
    'Nemůže se přihlásit, protože v systému nemá registraci.',
    'Nemôže sa prihlásiť, pretože v systéme nemá registráciu.',
  ),
  refused: texts(
    'Cannot sign in, because the application is not allowed.',
    'Nemůže se přihlásit, protože nesmí aplikaci používat.',
    'Nemôže sa prihlásiť, pretože nesmie aplikáciu používať.',
  ),
  runDisabled: texts(
    'Signs in, but may not open the application.',
    'Přihlásí se, ale aplikaci nesmí otevřít.',
    'Prihlási sa, ale aplikáciu nesmie otvoriť.',
  ),
  director: texts(
    'Directs the whole company, which has more people than a list shows.',
    'Vede celou společnost, ve které je víc lidí, než kolik jich seznam ukáže.',
    'Vedie celú spoločnosť, v ktorej je viac ľudí, než koľko ich zoznam ukáže.',
  ),
};
