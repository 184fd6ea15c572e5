import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import type { Words } from '#content/words.ts'
import { type FileTable, figuresFile } from './figures-file.ts'

interface SheetActionsProps {
  words: Words['tryDashboard']['view']['actions']
  /** Of the sheet. */
  name: string
  /** What else the file says at its head. */
  about: readonly string[]
  tables(): FileTable[]
  onUndo: (() => void) | undefined
  /** What printing is called where it prints something else. */
  print?: string
}

/** What can be done with what was made: take a step back, put it on paper, take it along. */
export function SheetActions({ words, name, about, tables, onUndo, print = words.print }: SheetActionsProps) {
  const save = () => {
    const title = name.replace(/\.\w{2,4}$/, '')
    saveFile(figuresFile([title, ...about], tables()), `${title}, ${words.file}.csv`)
  }
  return (
    <div className="needs-script screen-only mt-5 flex flex-wrap gap-2.5">
      <Button look="outline" data-replay onClick={() => window.print()}>
        {print}
      </Button>
      <Button look="outline" data-replay onClick={save}>
        <Icon name="download" className="size-5" />
        {words.download}
      </Button>
      {onUndo && (
        <Button look="outline" onClick={onUndo}>
          <Icon name="retry" className="size-5" />
          {words.undo}
        </Button>
      )}
    </div>
  )
}
