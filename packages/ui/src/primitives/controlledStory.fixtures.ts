import { createElement, useState } from 'react';
import type { ComponentType } from 'react';

interface Controlled<Value> {
  value: Value;
  onChange: (value: never) => void;
}

/**
 * Returns a `render` function for stories of a controlled component: it stores the value of `onChange` and passes it
 * back.
 */
export function controlledStory<Props extends Controlled<unknown>>(Component: ComponentType<Props>) {
  return function Holding(props: Props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return createElement(Component, { ...props, value, onChange });
  };
}
