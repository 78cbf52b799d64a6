import { localDateTime } from '@selfservice/api/core/local-date';
import type { DepartmentInterval, DepartmentPerson } from '@selfservice/api/department-plan/department-plan';
import type { PlanAccess } from '@selfservice/api/department-plan/plan-access';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** Creates a person of a department plan. */
export function aPerson(more: Partial<DepartmentPerson> = {}): DepartmentPerson {
  return {
    personRef: '0001001',
    fullName: 'Dvořáková Jana',
    personalNumber: '100234',
    email: 'jana.dvorakova@example.com',
    phone: '+420 601 234 567',
    ...more,
  };
}

/** Creates a shift of that person. */
export function anInterval(more: Partial<DepartmentInterval> = {}): DepartmentInterval {
  return {
    ownerRef: '0001001',
    kind: 'shift',
    begin: localDateTime('2026-11-20T22:00:00'),
    end: localDateTime('2026-11-21T06:00:00'),
    isAllDay: false,
    name: 'Night shift',
    shortName: 'N',
    color: '#1a237e',
    ...more,
  };
}

/** Creates permissions: everything is allowed except for the given ones. */
export function anAccess(more: Partial<PlanAccess> = {}): PlanAccess {
  return { contacts: 'allowed', detail: 'allowed', insertAbsence: 'allowed', reason: 'allowed', ...more };
}

/** Renders an element of a plan, and an overlay beside it. */
export function WithAnchor({ children }: { children: (anchor: HTMLElement) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <main style={{ minHeight: 480, padding: 16 }}>
      <button ref={setAnchor} type="button" style={{ padding: 8 }}>
        In the plan
      </button>
      {anchor && children(anchor)}
    </main>
  );
}
