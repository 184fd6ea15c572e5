import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

const themeKey = 'theme'

/** Runs before the first paint, so that a remembered choice shows no flash of the other theme. */
export const restoreThemeScript = !import.meta.env.SSR
  ? ''
  : `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function ThemeSwitch({ label }: { label: string }) {
  useEffect(restoreTheme, [])
  return (
    <Tooltip text={label} className="needs-script">
      <button
        type="button"
        data-replay
        aria-label={label}
        onClick={switchTheme}
        className="grid size-11 place-items-center rounded-full hover:bg-paper-2"
      >
        <Icon name="moon" className="theme-moon size-5" />
        <Icon name="sun" className="theme-sun size-5" />
      </button>
    </Tooltip>
  )
}

function switchTheme(): void {
  const { dataset } = document.documentElement
  const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  dataset.theme = shown === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(themeKey, dataset.theme)
  } catch {
    // Storage may be refused; the switch then lasts as long as the page.
  }
}

/** React strips the document's attributes when it builds it anew, as it does on leaving an error page. */
function restoreTheme(): void {
  try {
    const remembered = localStorage.getItem(themeKey)
    if (remembered) document.documentElement.dataset.theme = remembered
  } catch {
    // Storage may be refused: then nothing was remembered.
  }
}
