import type { Texts } from '../../core/texts.ts';
import { texts } from '../../core/texts.ts';

/** Reasons of rejected requests. */
export const rejectionNotes: readonly Texts[] = [
  texts('Please choose another week.', 'Vyberte prosím jiný týden.', 'Vyberte si, prosím, iný týždeň.'),
  texts('No one can take over the shift.', 'Na směnu není náhrada.', 'Na zmenu nie je náhrada.'),
  texts('Two of the team are away already.', 'Dva z týmu už mají volno.', 'Dvaja z tímu už majú voľno.'),
  texts('The stocktaking is on that day.', 'V ten den je inventura.', 'V ten deň je inventúra.'),
  texts('The audit is on these days.', 'V těchto dnech je audit.', 'V týchto dňoch je audit.'),
  texts('The line runs on Saturday too.', 'Linka jede i v sobotu.', 'Linka ide aj v sobotu.'),
  texts(
    'We need you for the start of the new series.',
    'Potřebujeme vás u náběhu nové série.',
    'Potrebujeme vás pri nábehu novej série.',
  ),
  texts('Please move it by one day.', 'Posuňte to prosím o den.', 'Posuňte to, prosím, o deň.'),
  texts('The week after is possible.', 'O týden později to půjde.', 'O týždeň neskôr to pôjde.'),
  texts('Only half of the days is possible.', 'Jde jen polovina dnů.', 'Dá sa len polovica dní.'),
  texts(
    'Please agree on it with your shift first.',
    'Domluvte se prosím nejdřív na směně.',
    'Dohodnite sa, prosím, najprv na zmene.',
  ),
  texts(
    'Too late for this week’s plan.',
    'Na plán tohoto týdne už je pozdě.',
    'Na plán tohto týždňa je už neskoro.',
  ),
  texts('The customer comes on that day.', 'V ten den přijede zákazník.', 'V ten deň príde zákazník.'),
  texts('The training is compulsory.', 'Školení je povinné.', 'Školenie je povinné.'),
  texts('There is a repair of the press.', 'Je plánovaná oprava lisu.', 'Je plánovaná oprava lisu.'),
  texts(
    'The minimum of people would not be met.',
    'Nebyl by splněn minimální počet lidí.',
    'Nebol by splnený minimálny počet ľudí.',
  ),
  texts(
    'Please use overtime instead.',
    'Využijte prosím náhradní volno.',
    'Využite, prosím, náhradné voľno.',
  ),
  texts('You have too few days left.', 'Zbývá vám málo dnů.', 'Zostáva vám málo dní.'),
  texts('The trip was cancelled.', 'Cesta byla zrušena.', 'Cesta bola zrušená.'),
  texts('The meeting is on another day.', 'Schůzka je jiný den.', 'Stretnutie je v iný deň.'),
  texts(
    'Please enter it as a doctor’s visit.',
    'Zadejte to prosím jako lékaře.',
    'Zadajte to, prosím, ako lekára.',
  ),
  texts(
    'Please enter it as vacation.',
    'Zadejte to prosím jako dovolenou.',
    'Zadajte to, prosím, ako dovolenku.',
  ),
  texts(
    'The times do not fit your shift.',
    'Časy neodpovídají vaší směně.',
    'Časy nezodpovedajú vašej zmene.',
  ),
  texts('Please attach the invitation.', 'Doložte prosím pozvánku.', 'Doložte, prosím, pozvánku.'),
  texts('It is entered twice.', 'Je to zadáno dvakrát.', 'Je to zadané dvakrát.'),
  texts(
    'We agreed on other dates.',
    'Domluvili jsme se na jiném termínu.',
    'Dohodli sme sa na inom termíne.',
  ),
  texts('Your deputy is on sick leave.', 'Váš zástup je nemocný.', 'Váš zástup je na PN.'),
  texts(
    'Company holiday is a week later.',
    'Celozávodní dovolená je o týden později.',
    'Celozávodná dovolenka je o týždeň neskôr.',
  ),
  texts(
    'New colleagues are being trained on that day.',
    'V ten den zaškolujeme nováčky.',
    'V ten deň zaškoľujeme nováčikov.',
  ),
  texts(
    'The order must be finished first.',
    'Nejdřív musíme dokončit zakázku.',
    'Najprv musíme dokončiť zákazku.',
  ),
  texts(
    'Deliveries are exceptionally large that week.',
    'Ten týden jsou mimořádné dodávky.',
    'V tom týždni sú mimoriadne dodávky.',
  ),
  texts(
    'Let us talk about it, please.',
    'Stavte se prosím, probereme to.',
    'Zastavte sa, prosím, preberieme to.',
  ),
  texts('Not on a Monday, please.', 'Prosím ne v pondělí.', 'Prosím, nie v pondelok.'),
  texts('I need you at the handover.', 'Potřebuji vás u předání.', 'Potrebujem vás pri odovzdaní.'),
  texts('The machine cannot stand still.', 'Stroj nemůže stát.', 'Stroj nemôže stáť.'),
  texts(
    'The inspection is announced for that day.',
    'Na ten den je ohlášena kontrola.',
    'Na ten deň je ohlásená kontrola.',
  ),
  texts('Home office only on agreed days.', 'Z domova jen v domluvené dny.', 'Z domu len v dohodnuté dni.'),
  texts(
    'The budget for trips is used up.',
    'Rozpočet na cesty je vyčerpaný.',
    'Rozpočet na cesty je vyčerpaný.',
  ),
  texts(
    'The last week of the month is closed for vacation.',
    'Poslední týden v měsíci se dovolená nečerpá.',
    'Posledný týždeň v mesiaci sa dovolenka nečerpá.',
  ),
  texts(
    'Please ask again after the plan is published.',
    'Zkuste to prosím po zveřejnění plánu.',
    'Skúste to, prosím, po zverejnení plánu.',
  ),
];
