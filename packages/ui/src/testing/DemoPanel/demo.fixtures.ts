import { actions } from '@selfservice/api/session/permissions';
import type { DemoLink, DemoNetwork, DemoPerson, DemoSettings } from './demo.types.ts';

const noneTaken = { disabledActions: [], invisibleActions: [] };

/** An ordinary person. */
export const jana: DemoPerson = {
  id: 'employee',
  userName: 'jana',
  name: 'Jana Dvořáková',
  description: 'Works in shifts, has a plan to sign and asks for vacation.',
  isHardCase: false,
  rights: noneTaken,
};

/** Another ordinary person. */
export const petr: DemoPerson = {
  id: 'approver',
  userName: 'petr',
  name: 'Petr Svoboda',
  description: 'Approves the requests of the colleagues.',
  isHardCase: false,
  rights: noneTaken,
};

/** A hard case with a long name. */
export const alexandra: DemoPerson = {
  id: 'longName',
  userName: 'alexandra',
  name: 'Alexandra Konstantína Nepomucká-Schwarzenbergová z Vyšehradu',
  description: 'Has a name of 60 characters and a large negative balance.',
  isHardCase: true,
  rights: noneTaken,
};

/** A hard case with few rights. */
export const alena: DemoPerson = {
  id: 'restricted',
  userName: 'alena',
  name: 'Alena Králová',
  description: 'Has almost everything disabled or hidden.',
  isHardCase: true,
  rights: {
    disabledActions: [actions.runMyPlan, actions.runReports],
    invisibleActions: [actions.runTerminal],
  },
};

/** The usual settings. */
export const settings: DemoSettings = {
  ...noneTaken,
  at: '2026-11-20T08:00:00',
  clock: 'running',
  language: '',
  theme: '',
};

/** A network without failures. */
export const fine: DemoNetwork = { latencyMs: 0, isOffline: false, failures: [] };

const address = 'https://demo.example.com/requests-approve';

/** A link with two changes. */
export const link: DemoLink = {
  url: `${address}?scenario=v1;person=approver#sign-in`,
  urlWithChanges: `${address}?done=v1;(at:41,by:employee,call:postAbsences,body:(Value:!((ID_UCET:31,DATUM:'2026-12-21T00:00:00Z'))));(at:96,by:approver,call:postRequestStatus,body:(Value:9001,Value2:1,Value3:''))&scenario=v1;person=approver#sign-in`,
  changes: 2,
  leftOut: 0,
  isOnlyHere: false,
};
