import { NotAvailableScreen } from '@selfservice/ui/errors/NotAvailableScreen';

/** A page for trying things out that this version does not have yet. */
export default function TestingRoute() {
  return <NotAvailableScreen />;
}
