import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberArrival } from './features/forms/visit-source.ts'
import { followLinksDespiteReloads } from './hydration/follow-links.ts'

rememberArrival()
followLinksDespiteReloads()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
