'use client'
// What a page of this kind needs script for, as small as it can be: the theme, the menu and the chat's panel.
import { useEffect, useState } from 'react'

export default function Controls() {
  const [theme, setTheme] = useState('light')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isChatOpen, setChatOpen] = useState(false)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <aside aria-label="Controls">
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        Theme
      </button>
      <button type="button" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
        Menu
      </button>
      {isMenuOpen && <a href="/pricing">Pricing</a>}
      <button type="button" aria-expanded={isChatOpen} onClick={() => setChatOpen(!isChatOpen)}>
        Chat
      </button>
      {isChatOpen && <p>Ask us anything.</p>}
    </aside>
  )
}
