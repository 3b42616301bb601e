import { type RefObject, useEffect } from 'react'

/**
 * Takes over what the customer or the browser has filled in before the portal's code arrived. The page that the build has drawn can be used
 * before that. `onChange` is called once, if the control holds another value than the portal. Then `onLeft` is called, if the control no
 * longer has the focus.
 * @param read gives what the control holds.
 */
export function useEarlyInput<Value>(
  control: RefObject<HTMLInputElement | null>,
  read: (control: HTMLInputElement) => Value,
  value: Value,
  onChange: (value: Value) => void,
  onLeft?: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; later changes arrive as events.
  useEffect(() => {
    const element = control.current
    if (!element) return
    const early = read(element)
    if (early === value) return
    onChange(early)
    if (document.activeElement !== element) onLeft?.()
  }, [])
}

export const textOf = (control: HTMLInputElement): string => control.value
export const isChecked = (control: HTMLInputElement): boolean => control.checked
