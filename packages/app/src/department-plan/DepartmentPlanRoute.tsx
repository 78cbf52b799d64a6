import { DepartmentPlanScreen } from '@selfservice/ui/department-plan/DepartmentPlanScreen/DepartmentPlanScreen';
import { shellHrefs } from '../shell/hrefs.ts';
import { usePlanPlace } from './usePlanPlace.ts';

/** The plan of a department. */
export default function DepartmentPlanRoute() {
  const [place, change] = usePlanPlace();
  return (
    <DepartmentPlanScreen
      {...place}
      onDayChange={(day) => change({ day })}
      onModeChange={(mode) => change({ mode })}
      onChoiceChange={(choice) => change({ choice })}
      backHref={shellHrefs.home}
    />
  );
}
