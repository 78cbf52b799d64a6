import type { Clock } from '@selfservice/api/core/clock';
import { outboxOf } from '@selfservice/api/core/create-query-client';
import type { Drafts } from '@selfservice/api/core/drafts';
import { defaultLanguage } from '@selfservice/api/core/language';
import { OutcomeUnknownError, SessionEndedError, toError } from '@selfservice/api/core/errors';
import { checkLater } from '@selfservice/api/core/outbox/check-later';
import type { LeftWrite } from '@selfservice/api/core/outbox/outbox';
import type { PlanChangeDecision, PlanSignature } from '@selfservice/api/my-plan/my-plan';
import type { SaveCheck } from '@selfservice/api/requests/create-kept-form';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import type { NewAttachment } from '@selfservice/api/worksheet/attachments';
import type { WorksheetRequest } from '@selfservice/api/worksheet/worksheet-query';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { formatMonth } from '@selfservice/ui/i18n/formatMonth';
import { accountDrafts } from '@selfservice/ui/settings/settings.area';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { MutationObserver } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';

/** How the outcome of a kind of write is found out and reported. */
interface LeftKind<Input, Data> {
  namespace: 'my-plan' | 'requests' | 'settings' | 'unavailability' | 'worksheet';
  load: (clock: Clock) => Promise<MutationOptions<Data, Error, Input>>;
  /** Returns the sentences that say that it is done, and that it is not. */
  words: (i18n: I18n, input: Input) => readonly [done: string, notDone: string];
  /** The key of the draft of its form, which finds it out by itself while it is kept. Default none. */
  draft?: (key: LeftWrite['key']) => string;
}

type AnyKind = LeftKind<object, unknown>;

function kind<Input extends object, Data>(one: LeftKind<Input, Data>): AnyKind {
  // A write has the input that its own mutation has kept.
  return one as unknown as AnyKind;
}

/** The kinds by the first two words of their keys, which are those of their mutations. */
export const leftKinds: ReadonlyMap<string, AnyKind> = new Map([
  [
    'my-plan sign',
    kind({
      namespace: 'my-plan',
      load: async () => (await import('@selfservice/api/my-plan/my-plan')).signPlanMutation(),
      words({ getFixedT }, { requestIds }: PlanSignature) {
        const t = getFixedT(null, 'my-plan');
        return [t('signing.done', { count: requestIds.length }), t('signing.failed')];
      },
    }),
  ],
  [
    'my-plan decideChanges',
    kind({
      namespace: 'my-plan',
      load: async () => (await import('@selfservice/api/my-plan/my-plan')).decidePlanChangesMutation(),
      words({ getFixedT }, { isApproved, requestIds }: PlanChangeDecision) {
        const t = getFixedT(null, 'my-plan');
        const done = isApproved ? 'change.approved' : 'change.rejected';
        return [t(done, { count: requestIds.length }), t('change.failed')];
      },
    }),
  ],
  [
    'requests create',
    kind({
      namespace: 'requests',
      load: async (clock) =>
        (await import('@selfservice/api/requests/new-request')).createRequestMutation(clock),
      words({ getFixedT }, { log }: SaveCheck<RequestPart>) {
        const t = getFixedT(null, 'requests');
        const agenda = log.open?.part.account ? 'requests' : 'unavailabilities';
        return [t(`new.created.${agenda}`), t(`new.notCreated.${agenda}`)];
      },
      draft: ([, , draftKey]) => String(draftKey),
    }),
  ],
  [
    'requests cancel',
    kind({
      namespace: 'requests',
      load: async () => (await import('@selfservice/api/requests/cancel-request')).cancelRequestMutation(),
      words({ getFixedT }) {
        const t = getFixedT(null, 'requests');
        return [t('list.cancelled'), t('list.notCancelled')];
      },
    }),
  ],
  [
    'settings createSubstitution',
    kind({
      namespace: 'settings',
      load: async () =>
        (await import('@selfservice/api/settings/substitutions')).createSubstitutionMutation(),
      words({ getFixedT }) {
        const t = getFixedT(null, 'settings');
        return [t('new.added'), t('new.notAdded')];
      },
      draft: () => accountDrafts.substitution,
    }),
  ],
  [
    'settings deleteSubstitution',
    kind({
      namespace: 'settings',
      load: async () =>
        (await import('@selfservice/api/settings/substitutions')).deleteSubstitutionMutation(),
      words({ getFixedT }) {
        const t = getFixedT(null, 'settings');
        return [t('delete.done'), t('delete.failed')];
      },
    }),
  ],
  [
    'settings saveLanguage',
    kind({
      namespace: 'settings',
      load: async () => (await import('@selfservice/api/settings/save-language')).saveLanguageMutation(),
      words({ getFixedT }) {
        const t = getFixedT(null, 'settings');
        return [t('account.saved'), t('account.failed')];
      },
      draft: () => accountDrafts.form,
    }),
  ],
  [
    'unavailability create',
    kind({
      namespace: 'unavailability',
      load: async (clock) =>
        (await import('@selfservice/api/unavailability/new-unavailability')).createUnavailabilityMutation(
          clock,
        ),
      words({ getFixedT }) {
        const t = getFixedT(null, 'unavailability');
        return [t('new.created'), t('new.notCreated')];
      },
      draft: ([, , draftKey]) => String(draftKey),
    }),
  ],
  [
    'unavailability delete',
    kind({
      namespace: 'unavailability',
      load: async () =>
        (await import('@selfservice/api/unavailability/unavailability')).deleteUnavailabilityMutation(),
      words({ getFixedT }) {
        const t = getFixedT(null, 'unavailability');
        return [t('delete.done'), t('delete.failed')];
      },
    }),
  ],
  [
    'worksheet sign',
    kind({
      namespace: 'worksheet',
      load: async () => (await import('@selfservice/api/worksheet/worksheet-query')).signWorksheetMutation(),
      words({ getFixedT, languages }, { month }: WorksheetRequest) {
        const t = getFixedT(null, 'worksheet');
        const name = formatMonth(month, languages[0] ?? defaultLanguage);
        return [t('signing.done', { month: name }), t('signing.failed')];
      },
    }),
  ],
  [
    'worksheet upload',
    kind({
      namespace: 'worksheet',
      load: async () => (await import('@selfservice/api/worksheet/attachments')).uploadAttachmentMutation(),
      words({ getFixedT }, { name }: NewAttachment) {
        const t = getFixedT(null, 'worksheet');
        return [t('attachments.new.uploaded', { name }), t('attachments.new.notUploaded', { name })];
      },
    }),
  ],
]);

/** The sign-in and the services of its page. */
export interface LeftWritesEnvironment {
  /** The query client of the sign-in. */
  client: QueryClient;
  clock: Clock;
  drafts: Pick<Drafts, 'read'>;
  i18n: I18n;
  notify: Notify;
}

/**
 * Finds out what became of the writes that an earlier page or sign-in has left, and reports each outcome as soon as its call can
 * have no effect any more. Nothing is sent. Returns a function that stops it.
 */
export function checkLeftWrites(environment: LeftWritesEnvironment): () => void {
  const { client, clock, drafts, i18n, notify } = environment;
  const outbox = outboxOf(client);
  const stops = new Set<() => void>();
  let isStopped = false;

  async function check({ key, input }: LeftWrite): Promise<void> {
    const one = leftKinds.get(key.slice(0, 2).join(' '));
    if (!one || !input) return outbox.forget(key);
    if (isStopped || (one.draft && drafts.read(one.draft(key)) !== null)) return;
    const [mutation] = await Promise.all([one.load(clock), i18n.loadNamespaces(one.namespace)]);
    const [done, notDone] = one.words(i18n, input);
    try {
      await new MutationObserver(client, mutation).mutate({ ...input, isCheck: true });
      notify.success(done);
      await outbox.forget(key);
    } catch (thrown) {
      await report({ key, input, dueMs: 0 }, thrown, notDone);
    }
  }

  async function report(left: LeftWrite, thrown: unknown, notDone: string): Promise<void> {
    const stop = checkLater(clock, thrown, () => run(left));
    if (stop) return void stops.add(stop);
    const error = toError(thrown);
    const reason = error instanceof OutcomeUnknownError ? error.cause : error;
    // The next sign-in finds it out.
    if (reason instanceof SessionEndedError) return;
    notify.error(error, error instanceof OutcomeUnknownError ? undefined : notDone);
    await outbox.forget(left.key);
  }

  function run(left: LeftWrite): void {
    // Without its code the next page finds it out.
    check(left).catch(() => {});
  }

  async function begin(): Promise<void> {
    const left = await outbox.left();
    if (isStopped) return;
    for (const one of left) {
      const waitMs = one.dueMs - clock.epochMs();
      if (waitMs > 0) stops.add(clock.after(waitMs, () => run(one)));
      else run(one);
    }
  }

  begin().catch(() => {});
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
