import { useEffect, useState } from 'react'

const ticks = 'input[type=checkbox][data-row]'

function rowTicks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${ticks}:enabled`)]
}

function tickedCount(): number {
  return rowTicks().filter(({ checked }) => checked).length
}

export interface RowTicks {
  /** How many are ticked. */
  count: number
  tickAll(isOn: boolean): void
}

/**
 * Ticks in front of the rows of a list: with Shift a whole range, by x that of the row with the focus. `data` is what the list
 * shows: with it the rows change, and with them who is ticked.
 */
export function useRowTicks(data: unknown): RowTicks {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (data) setCount(tickedCount())
  })
  useEffect(() => {
    let last: HTMLInputElement | undefined
    const click = (event: MouseEvent) => {
      const tick = event.target
      if (!(tick instanceof HTMLInputElement) || !tick.matches(ticks)) return
      const all = rowTicks()
      const [from, to] = [all.indexOf(last ?? tick), all.indexOf(tick)]
      if (event.shiftKey && from !== -1)
        for (const between of all.slice(Math.min(from, to), Math.max(from, to) + 1))
          between.checked = tick.checked
      last = tick
      setCount(tickedCount())
    }
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isTyping = target.matches('input:not([type=checkbox]), textarea, select')
      if (event.key !== 'x' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const tick = target.closest('tr, li')?.querySelector<HTMLInputElement>(`${ticks}:enabled`)
      if (!tick) return
      event.preventDefault()
      tick.click()
    }
    addEventListener('click', click)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('click', click)
      removeEventListener('keydown', press)
    }
  }, [])
  return {
    count,
    tickAll(isOn) {
      for (const tick of rowTicks()) tick.checked = isOn
      setCount(tickedCount())
    },
  }
}
