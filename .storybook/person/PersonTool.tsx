import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people, personKeys } from '@selfservice/mock-server/core/people';
import { personDescriptions } from '@selfservice/mock-server/core/person-descriptions';
import React, { useState } from 'react';
import { Select } from 'storybook/internal/components';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import type { PersonUse } from './person-use.ts';
import { personUseEvent } from './person-use.ts';

const ordinary = personKeys.filter((key) => !people[key].refusal);

function fullTitle(key: PersonKey): string {
  const { givenName, surname } = people[key];
  return `${givenName} ${surname}`;
}

const options = ordinary.map((key) => ({
  value: key,
  title: fullTitle(key),
  description: personDescriptions[key].en,
}));

/** A tool that chooses the signed-in person. It is closed while the present story depends on no person. */
export function PersonTool() {
  const [globals, update] = useGlobals();
  const { storyId } = useStorybookState();
  const [use, setUse] = useState<PersonUse | null>(null);
  useChannel({ [personUseEvent]: setUse });
  const isClosed = use !== null && use.storyId === storyId && !use.isUsed;
  const person = String(globals['person'] ?? '');

  return (
    <Select
      key={person}
      size="small"
      padding="small"
      ariaLabel="Person"
      disabled={isClosed}
      tooltip={isClosed ? 'This story does not depend on a person' : 'Signed-in person'}
      options={options}
      {...(person && { defaultOptions: person })}
      resetLabel="Set by the story"
      onReset={() => update({ person: '' })}
      onSelect={(value) => update({ person: String(value) })}
    >
      Person
    </Select>
  );
}
