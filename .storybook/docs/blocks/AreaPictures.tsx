import { styled } from 'styled-components';

/** The story of the main screen of each area, by the words of the area. */
const screens: readonly (readonly [words: string, storyId: string])[] = [
  ['Home', 'dashboard-dashboardscreen--default'],
  ['My plan', 'my-plan-myplanscreen--default'],
  ['Worksheet', 'worksheet-worksheetscreen--default'],
  ['Requests', 'requests-myrequestsscreen--default'],
  ['Unavailability', 'unavailability-unavailabilityscreen--default'],
  ['Overtime', 'overtime-overtimescreen--default'],
  ['Approvals', 'approvals-approvalsscreen--default'],
  ['Department plan', 'department-plan-departmentplanscreen--default'],
  ['Plan states', 'plan-states-planstatesscreen--default'],
  ['Worksheet states', 'worksheet-states-worksheetstatesscreen--default'],
  ['Presence', 'presence-presencescreen--default'],
  ['Reports', 'reports-reportsscreen--default'],
  ['Terminal', 'terminal-terminalscreen--default'],
  ['Personal card', 'personal-card-personalcardscreen--default'],
  ['Password', 'password-changepasswordscreen--default'],
  ['Help', 'help-helpscreen--default'],
  ['Sign-in', 'session-loginscreen--default'],
  ['Page not found', 'errors-notfoundscreen--default'],
];

/** A picture of the main screen of each area, as a link to its story. */
export function AreaPictures() {
  return (
    <List className="sb-unstyled">
      {screens.map(([words, id]) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            <img src={`./story-pictures/${id.replace('--', '-')}.png`} alt="" loading="lazy" />
            {words}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6);
  margin: var(--space-4) 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    gap: var(--space-2);
    color: var(--color-text);
    font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);
  }

  & img {
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
  }
`;
