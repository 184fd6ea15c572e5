import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Words } from '#content/words.ts'

export type QuickAction = Words['chatWidget']['quickActions']['actions'][number]

interface QuickActionsProps {
  words: Words['chatWidget']['quickActions']
  onChoose(action: QuickAction): void
}

export function QuickActions({ words, onChoose }: QuickActionsProps) {
  return (
    <fieldset className="chat-actions">
      <legend className="sr-only">{words.label}</legend>
      {words.actions.map((action) => (
        <button key={action.label} type="button" onClick={() => onChoose(action)} className="chat-pill">
          <Icon name={icons[action.icon]} className="size-5" />
          {action.label}
        </button>
      ))}
    </fieldset>
  )
}

const icons: Record<QuickAction['icon'], IconName> = {
  quote: 'sheet',
  demo: 'calendar',
  portfolio: 'stitch',
  contact: 'mail',
}
