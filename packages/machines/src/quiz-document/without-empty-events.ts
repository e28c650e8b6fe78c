import type { EventPayloadMap, StoreExtension } from '@xstate/store'
import type { Draft } from './document.ts'

/** Makes an event that changes nothing keep the snapshot, so that no subscriber is notified. */
export const withoutEmptyEvents =
  <Events extends EventPayloadMap>(): StoreExtension<Draft, Events, Record<never, never>, never> =>
  (logic) => ({
    ...logic,
    transition: (snapshot, event) => {
      const result = logic.transition(snapshot, event as Parameters<typeof logic.transition>[1])
      return result[0].context === snapshot.context ? [snapshot, []] : result
    },
  })
