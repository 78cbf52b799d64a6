import type { Clock } from '@selfservice/api/core/clock';
import { outboxOf } from '@selfservice/api/core/create-query-client';
import type { Drafts } from '@selfservice/api/core/drafts';
import type { Language } from '@selfservice/api/core/language';
import { defaultLanguage } from '@selfservice/api/core/language';
import { OutcomeUnknownError, SessionEndedError, toError } from '@selfservice/api/core/errors';
import { checkLater } from '@selfservice/api/core/outbox/check-later';
import type { LeftWrite } from '@selfservice/api/core/outbox/outbox';
import type { Notify } from '@selfservice/ui/environment/Environment';
import { formatMonth } from '@selfservice/ui/i18n/formatMonth';
import { accountDrafts } from '@selfservice/ui/settings/settings.area';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { MutationObserver } from '@tanstack/react-query';
import type { TFunction, i18n as I18n } from 'i18next';

type Namespace = 'my-plan' | 'requests' | 'settings' | 'unavailability' | 'worksheet';
/** The sentences that say that a write is done, and that it is not. */
type Words = readonly [done: string, notDone: string];

/** How the outcome of a kind of write is found out and reported. */
interface LeftKind {
  namespace: Namespace;
  load: (clock: Clock) => Promise<MutationOptions<unknown, Error, object>>;
  words: (i18n: I18n, input: object) => Words;
  draftKey: ((input: object) => string | undefined) | null;
}

/**
 * Returns a kind of write.
 *
 * @param namespace the namespace of its words
 * @param load loads its mutation
 * @param draftKey the key of the draft of its form, which finds out the outcome by itself while it is kept; null for none
 */
function kind<N extends Namespace, Input extends object, Data>(
  namespace: N,
  load: (clock: Clock) => Promise<MutationOptions<Data, Error, Input>>,
  words: (t: TFunction<N>, input: Input, language: Language) => Words,
  draftKey: LeftKind['draftKey'] = null,
): LeftKind {
  return {
    namespace,
    load: load as unknown as LeftKind['load'],
    // A write has the input that its own mutation has kept.
    words: ({ getFixedT, languages }, input) =>
      words(getFixedT(null, namespace), input as Input, languages[0] ?? defaultLanguage),
    draftKey,
  };
}

const myPlan = () => import('@selfservice/api/my-plan/my-plan');
const substitutions = () => import('@selfservice/api/settings/substitutions');
/** The draft of a form that is saved in parts. */
const draftOfPart = ({ draftKey }: { draftKey?: string }) => draftKey;

/** The kinds by the first two words of their keys, which are those of their mutations. */
export const leftKinds: ReadonlyMap<string, LeftKind> = new Map([
  [
    'my-plan sign',
    kind(
      'my-plan',
      async () => (await myPlan()).signPlanMutation(),
      (t, { requestIds }) => [t('signing.done', { count: requestIds.length }), t('signing.failed')],
    ),
  ],
  [
    'my-plan decideChanges',
    kind(
      'my-plan',
      async () => (await myPlan()).decidePlanChangesMutation(),
      (t, { isApproved, requestIds }) => [
        t(isApproved ? 'change.approved' : 'change.rejected', { count: requestIds.length }),
        t('change.failed'),
      ],
    ),
  ],
  [
    'requests create',
    kind(
      'requests',
      async (clock) => (await import('@selfservice/api/requests/new-request')).createRequestMutation(clock),
      (t, attempt) => {
        const agenda = attempt.log?.open?.account ? 'requests' : 'unavailabilities';
        return [t(`new.created.${agenda}`), t(`new.notCreated.${agenda}`)];
      },
      draftOfPart,
    ),
  ],
  [
    'requests cancel',
    kind(
      'requests',
      async () => (await import('@selfservice/api/requests/cancel-request')).cancelRequestMutation(),
      (t) => [t('list.cancelled'), t('list.notCancelled')],
    ),
  ],
  [
    'settings createSubstitution',
    kind(
      'settings',
      async () => (await substitutions()).createSubstitutionMutation(),
      (t) => [t('new.added'), t('new.notAdded')],
      () => accountDrafts.substitution,
    ),
  ],
  [
    'settings deleteSubstitution',
    kind(
      'settings',
      async () => (await substitutions()).deleteSubstitutionMutation(),
      (t) => [t('delete.done'), t('delete.failed')],
    ),
  ],
  [
    'settings saveLanguage',
    kind(
      'settings',
      async () => (await import('@selfservice/api/settings/save-language')).saveLanguageMutation(),
      (t) => [t('account.saved'), t('account.failed')],
      () => accountDrafts.form,
    ),
  ],
  [
    'unavailability create',
    kind(
      'unavailability',
      async (clock) =>
        (await import('@selfservice/api/unavailability/new-unavailability')).createUnavailabilityMutation(
          clock,
        ),
      (t) => [t('new.created'), t('new.notCreated')],
      draftOfPart,
    ),
  ],
  [
    'unavailability delete',
    kind(
      'unavailability',
      async () =>
        (await import('@selfservice/api/unavailability/unavailability')).deleteUnavailabilityMutation(),
      (t) => [t('delete.done'), t('delete.failed')],
    ),
  ],
  [
    'worksheet sign',
    kind(
      'worksheet',
      async () => (await import('@selfservice/api/worksheet/worksheet-query')).signWorksheetMutation(),
      (t, { month }, language) => [
        t('signing.done', { month: formatMonth(month, language) }),
        t('signing.failed'),
      ],
    ),
  ],
  [
    'worksheet upload',
    kind(
      'worksheet',
      async () => (await import('@selfservice/api/worksheet/attachments')).uploadAttachmentMutation(),
      (t, { name }) => [t('attachments.new.uploaded', { name }), t('attachments.new.notUploaded', { name })],
    ),
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
  /** Does some work, unless another page of the deployment is doing work of the same name. */
  unlessElsewhere: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * Finds out the outcome of the writes that an earlier page or sign-in has left, and reports each one as soon as its call can have no
 * effect any more, on one page. Nothing is sent. Returns a function that stops it.
 */
export function checkLeftWrites(environment: LeftWritesEnvironment): () => void {
  const { client, clock, drafts, i18n, notify, unlessElsewhere } = environment;
  const outbox = outboxOf(client);
  const stops = new Set<() => void>();
  let isStopped = false;

  async function check({ key, input }: LeftWrite): Promise<void> {
    const one = leftKinds.get(key.slice(0, 2).join(' '));
    if (!one || !input) return outbox.forget(key);
    const draftKey = one.draftKey?.(input);
    if (isStopped || (draftKey && drafts.read(draftKey) !== null)) return;
    const [mutation] = await Promise.all([one.load(clock), i18n.loadNamespaces(one.namespace)]);
    const [done, notDone] = one.words(i18n, input);
    await unlessElsewhere(`leftWrite ${JSON.stringify(key)}`, async () => {
      // Another page has reported it.
      if (!(await outbox.has(key))) return;
      try {
        await new MutationObserver(client, mutation).mutate({ ...input, isCheck: true });
        notify.success(done);
      } catch (thrown) {
        await report({ key, input, dueMs: 0 }, thrown, notDone);
      }
    });
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
