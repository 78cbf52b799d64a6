import { SubstitutionBanner } from '@selfservice/ui/patterns/SubstitutionBanner';
import { useSignedIn } from '../shell/SignedInContext.ts';

export interface ActingForProps {
  /** Somebody else is to be spoken for. */
  onSelectPerson: (personRef: string) => void;
}

/** Says for whom a substitute speaks, and leads back to the own employment that was in use before. */
export function ActingFor({ onSelectPerson }: ActingForProps) {
  const { ownPerson, selected } = useSignedIn();
  return (
    <SubstitutionBanner
      name={selected?.fullName ?? ''}
      onBack={ownPerson ? () => onSelectPerson(ownPerson.personRef) : null}
    />
  );
}
