import React, { useState } from 'react';
import { ActionList, Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import type { Comparison } from './frames.ts';
import { comparisons, framesHref } from './frames.ts';

/** A tool that opens the present story twice in a new tab, with one setting that differs. */
export function SideBySideTool() {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const [isOpen, setIsOpen] = useState(false);
  if (!storyId || viewMode !== 'story') return null;

  const hrefOf = ({ left, right }: Comparison) =>
    framesHref(
      storyId,
      [left, right].map((frame) => ({ ...frame, globals: { ...globals, ...frame.globals } })),
    );

  return (
    <PopoverProvider
      ariaLabel="Side by side"
      padding={0}
      visible={isOpen}
      onVisibleChange={setIsOpen}
      popover={
        <ActionList>
          {comparisons.map((comparison) => (
            <ActionList.Item key={comparison.name}>
              <ActionList.Link
                ariaLabel={false}
                href={hrefOf(comparison)}
                target="_blank"
                onClick={() => setIsOpen(false)}
              >
                <ActionList.Text>{comparison.name}</ActionList.Text>
              </ActionList.Link>
            </ActionList.Item>
          ))}
        </ActionList>
      }
    >
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={false}
        tooltip="The story twice, with one setting that differs"
      >
        Side by side
      </Button>
    </PopoverProvider>
  );
}
