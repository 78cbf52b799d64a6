import { OvertimeScreen } from '@selfservice/ui/overtime/OvertimeScreen/OvertimeScreen';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSelectedId } from '../shell/useSelectedId.ts';

/** The route of overtime. */
export default function OvertimeRoute() {
  const [openId, open] = useSelectedId('overtime');
  return <OvertimeScreen openId={openId} onOpen={open} backHref={shellHrefs.home} />;
}
