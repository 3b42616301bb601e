import { type RefObject, useLayoutEffect } from 'react'

/**
 * What a control holds when the portal takes it over, if that is not what the portal would put there: the page is usable before the
 * portal's code has arrived, and what the customer or the browser has filled in meanwhile stays.
 * @param read gives what the control holds.
 */
export function useStoodBefore<Value>(
  control: RefObject<HTMLInputElement | null>,
  read: (control: HTMLInputElement) => Value,
  value: Value,
  onChange: (value: Value) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; later changes arrive as events.
  useLayoutEffect(() => {
    if (!control.current) return
    const stood = read(control.current)
    if (stood !== value) onChange(stood)
  }, [])
}

export const textOf = (control: HTMLInputElement): string => control.value
export const isChecked = (control: HTMLInputElement): boolean => control.checked
