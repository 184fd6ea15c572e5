import { useRef, useState } from 'react'
import type { FigureSpec, Point } from '#domain/sheet/figure.ts'
import { isSameGroup, type Look, type View, viewOf } from '#domain/sheet/view.ts'

/** What is looked at in a sheet, and the way back to what was before. `onView` hears of each change. */
export function useLooks(first: Look, ask: (view: View) => Promise<Look>, onView: (view: View) => void) {
  const [looks, setLooks] = useState([first])
  const [isBusy, setIsBusy] = useState(false)
  const look = looks.at(-1) ?? first
  /** The last that was asked for, which may not be shown yet. */
  const wanted = useRef(viewOf(look))

  const put = (next: readonly Look[]) => {
    setLooks([...next])
    wanted.current = viewOf(next.at(-1) ?? first)
    onView(wanted.current)
  }
  const show = async (view: View) => {
    wanted.current = view
    setIsBusy(true)
    try {
      const next = await ask(view)
      setLooks((before) => [...before, next])
      onView(view)
    } catch {
      // Another sheet came in between, and brings its own figures.
    } finally {
      setIsBusy(false)
    }
  }
  return {
    look,
    isBusy,
    canUndo: looks.length > 1,
    undo: () => put(looks.slice(0, -1)),
    /** Another figure in the place of one. */
    change(place: number, spec: FigureSpec) {
      const { figures, filters } = wanted.current
      show({ figures: figures.with(place, spec), filters })
    },
    /** The same figure, drawn in another way. */
    draw(place: number, chart: FigureSpec['chart']) {
      const figure = look.figures[place]
      if (!figure) return
      put([
        ...looks,
        { ...look, figures: look.figures.with(place, { ...figure, spec: { ...figure.spec, chart } }) },
      ])
    },
    /** Only the rows that have this; all of them again if none is given. */
    choose(by: FigureSpec['by'], key: Point['key'] | undefined) {
      const { figures, filters } = wanted.current
      const others = filters.filter((filter) => !isSameGroup(filter.by, by))
      show({ figures, filters: key === undefined ? others : [...others, { by, key }] })
    },
    showAll: () => show({ ...wanted.current, filters: [] }),
  }
}
