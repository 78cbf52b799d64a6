import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { Comparison } from './comparison.ts';
import { PlanRequestItem } from './PlanRequestItem.tsx';

/** A possible answer to requests. */
export interface PlanAnswer<Id extends string> {
  id: Id;
  /** The label of the button, a verb. */
  label: string;
  /** The look of the button; `primary` for the most frequent answer. */
  kind: NonNullable<ButtonProps['kind']>;
}

export interface PlanRequestsDialogProps<Id extends string> {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** The organisation's or the product's text about the answer. */
  text: string;
  /** The pending requests, all selected at first. */
  requests: readonly PlanRequest[];
  /** Returns the present and the requested intervals of a request. */
  compare: (request: PlanRequest) => Comparison;
  /** The answers, the main one last. */
  answers: readonly PlanAnswer<Id>[];
  /** The answer that is being sent; null for none. Meanwhile everything else is disabled. */
  busyAnswer: Id | null;
  /** The error of the last attempt. Default none. */
  error?: ReactNode;
  /** Whether the outcome of the last answer is unknown; it can only be checked, by the same answer. Default false. */
  isUnknown?: boolean;
  /** Called when the user answers the selected requests. */
  onAnswer: (answer: Id, requestIds: readonly number[]) => void;
  /** Called when the user closes the dialog without an answer. */
  onClose: () => void;
}

/**
 * Lists pending requests that the user selects and answers together. Of several answers none is "Cancel": the close button
 * is enough.
 * @requirement my-plan-17, my-plan-18
 */
export function PlanRequestsDialog<Id extends string>(props: PlanRequestsDialogProps<Id>) {
  const { title, text, requests, compare, answers, busyAnswer, error, isUnknown = false } = props;
  const { onAnswer, onClose } = props;
  const { t } = useTranslation('my-plan');
  const { t: tPrimitives } = useTranslation('primitives');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(requests.map(({ id }) => id)));
  const ids = requests.map(({ id }) => id).filter((id) => chosen.has(id));
  const isBusy = busyAnswer !== null;
  const canAnswer = requests.length > 0 || isUnknown;
  const isChoice = requests.length > 1;
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Dialog
      isOpen
      title={title}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      footer={
        <>
          {!(canAnswer && answers.length > 1) && (
            <Button isDisabled={isBusy} onPress={onClose}>
              {tPrimitives(canAnswer && !isUnknown ? 'cancel' : 'close')}
            </Button>
          )}
          {canAnswer && (
            <AnswerButtons
              answers={answers}
              busyAnswer={busyAnswer}
              isNoneChosen={ids.length === 0 && !isUnknown}
              onAnswer={(id) => onAnswer(id, ids)}
            />
          )}
        </>
      }
    >
      {error && <Problem>{error}</Problem>}
      {requests.length === 0 ? (
        !isUnknown && <Text>{t('request.gone')}</Text>
      ) : (
        <>
          <Text>{text}</Text>
          {isChoice && (
            <Checkbox
              isSelected={ids.length === requests.length}
              onChange={(areAll) => setChosen(new Set(areAll ? requests.map(({ id }) => id) : []))}
              isReadOnly={isBusy || isUnknown}
            >
              {t('request.all')}
            </Checkbox>
          )}
          <ul aria-label={t('request.days')}>
            {requests.map((request) => (
              <PlanRequestItem
                key={request.id}
                request={request}
                comparison={compare(request)}
                isChoice={isChoice}
                isChosen={chosen.has(request.id)}
                onChoose={(isChosen) => choose(request.id, isChosen)}
                isReadOnly={isBusy || isUnknown}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface AnswerButtonsProps<Id extends string> {
  answers: readonly PlanAnswer<Id>[];
  busyAnswer: Id | null;
  isNoneChosen: boolean;
  onAnswer: (answer: Id) => void;
}

function AnswerButtons<Id extends string>(props: AnswerButtonsProps<Id>) {
  const { answers, busyAnswer, isNoneChosen, onAnswer } = props;
  const { t } = useTranslation('my-plan');
  // Only the first button says why all of them are disabled.
  const refusalOf = (place: number) =>
    place === 0 ? { disabledReason: t('request.noneChosen') } : { isDisabled: true };
  return answers.map(({ id, label, kind }, place) => (
    <Button
      key={id}
      kind={kind}
      isBusy={busyAnswer === id}
      isDisabled={busyAnswer !== null && busyAnswer !== id}
      {...(isNoneChosen && refusalOf(place))}
      onPress={() => onAnswer(id)}
    >
      {label}
    </Button>
  ));
}

const Problem = styled.div`
  padding-bottom: var(--space-3);
`;

const Text = styled.p`
  max-width: 34rem;
  padding-block: var(--space-1) var(--space-2);
  white-space: pre-line;
  text-wrap: pretty;
`;
