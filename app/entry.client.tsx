import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberArrival } from './features/forms/visit-source.ts'
import { followLinksDespiteReloads } from './hydration/follow-links.ts'
import { keepTextsInReach, letTranslatorsGoOn, unwrapTranslations } from './hydration/translators.ts'
import { holdTypedText } from './hydration/typed-text.ts'
import { wholeStylesheet } from './styles/whole-stylesheet.ts'

rememberArrival()
await wholeStylesheet()
followLinksDespiteReloads()
unwrapTranslations()
addEventListener('app:hydrated', letTranslatorsGoOn, { once: true })
keepTextsInReach()
const putBackTypedText = holdTypedText()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        reportError(error)
        putBackTypedText()
      },
    },
  )
})
