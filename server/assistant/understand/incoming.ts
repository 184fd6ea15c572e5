import { textAsRead } from '#domain/text-as-read.ts'
import { planFeatureOf } from './asked-features.ts'
import type { AskedFeature } from './labels.ts'
import { anyOf, asWord } from './patterns.ts'

/** “Only picking up incoming calls”: calls that the agent makes are not wanted. */
export function isIncomingOnly(text: string): boolean {
  return incoming.test(textAsRead(text))
}

export function isOfOutgoing(feature: AskedFeature): boolean {
  return feature === 'outgoingCalls' || planFeatureOf(feature).includes('outgoingCalls')
}

const incoming = asWord(anyOf((language) => language.incoming))
