import type { PersonKey } from '@selfservice/mock-server/core/people';
import type { TourId } from '@selfservice/ui/testing/DemoTour';
import type { ParseKeys } from 'i18next';

/** A text of the product, by its namespace and key. */
export type ProductText =
  | { namespace: 'requests'; key: ParseKeys<'requests'> }
  | { namespace: 'approvals'; key: ParseKeys<'approvals'> }
  | { namespace: 'my-plan'; key: ParseKeys<'my-plan'> }
  | { namespace: 'terminal'; key: ParseKeys<'terminal'> };

/** A press of a tour. */
export interface TourStep {
  /** The instruction, a text of `testing/DemoTour`. */
  text: ParseKeys<'testing/DemoTour'>;
  /** Selects the elements to press; the first visible one counts. */
  selector: string;
  /** The name of the element contains this text of the product, whatever its numbers are. Default: any name. */
  named?: ProductText;
  /** The element is a day, this number of days after the next Monday. Default: no day. */
  day?: number;
  /** What the product says when the backend has done the step. Default: the step is done by its press. */
  confirmedBy?: ProductText;
  /** Whether the element is in a menu that the step before opens. Default false. */
  isInMenu?: boolean;
}

/** A guided tour: presses of a person that begin at an address. */
export interface Tour {
  id: TourId;
  person: PersonKey;
  /** The path at which it begins. */
  path: string;
  steps: readonly TourStep[];
}

const buttons = 'main button, main a[href], [data-screen-bar] button, [data-screen-bar] a[href]';
const inDialog = (selector: string) => `[role=dialog] ${selector}`;

/** The tours, in the order in which they follow each other. They are the steps of the journeys through the production build. */
export const tours: readonly Tour[] = [
  {
    id: 'request',
    person: 'employee',
    path: '/my-requests',
    steps: [
      {
        text: 'steps.requestOpen',
        selector: buttons,
        named: { namespace: 'requests', key: 'list.new.requests' },
      },
      { text: 'steps.requestFirst', selector: inDialog('[data-day]'), day: 0 },
      { text: 'steps.requestLast', selector: inDialog('[data-day]'), day: 1 },
      {
        text: 'steps.requestType',
        selector: inDialog('button[aria-haspopup=listbox]'),
        named: { namespace: 'requests', key: 'new.account.label' },
      },
      { text: 'steps.requestVacation', selector: '[role=listbox] [role=option]', isInMenu: true },
      {
        text: 'steps.requestSend',
        selector: inDialog('button'),
        named: { namespace: 'requests', key: 'new.submit' },
        confirmedBy: { namespace: 'requests', key: 'new.created.requests' },
      },
    ],
  },
  {
    id: 'approval',
    person: 'approver',
    path: '/requests-approve',
    steps: [
      {
        text: 'steps.approvalMenu',
        selector: 'button',
        named: { namespace: 'approvals', key: 'menu.label' },
      },
      {
        text: 'steps.approvalMass',
        selector: '[role=menuitem]',
        named: { namespace: 'approvals', key: 'menu.massApprove' },
        isInMenu: true,
      },
      {
        text: 'steps.approvalAll',
        selector: 'button',
        named: { namespace: 'approvals', key: 'selection.all' },
      },
      {
        text: 'steps.approvalApprove',
        selector: '[role=group] button',
        named: { namespace: 'approvals', key: 'selection.approve' },
        confirmedBy: { namespace: 'approvals', key: 'outcome.approved' },
      },
    ],
  },
  {
    id: 'plan',
    person: 'employee',
    path: '/plan/my',
    steps: [
      { text: 'steps.planSign', selector: buttons, named: { namespace: 'my-plan', key: 'action.signAll' } },
      {
        text: 'steps.planConfirm',
        selector: inDialog('button'),
        named: { namespace: 'my-plan', key: 'signing.sign' },
        confirmedBy: { namespace: 'my-plan', key: 'signing.done' },
      },
    ],
  },
  {
    id: 'pass',
    person: 'employee',
    path: '/online-terminal',
    steps: [
      {
        text: 'steps.passPress',
        selector: 'main button[data-likely]',
        confirmedBy: { namespace: 'terminal', key: 'recordedAt' },
      },
      {
        text: 'steps.passList',
        selector: 'main a[href], [data-screen-bar] a[href]',
        named: { namespace: 'terminal', key: 'lastPassesLink' },
      },
    ],
  },
];
