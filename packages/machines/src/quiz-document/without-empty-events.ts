import type { EventPayloadMap, StoreExtension } from '@xstate/store'
import type { Draft } from './document.ts'

/** An event that changes nothing leaves the snapshot as it is and notifies no subscriber. */
export const withoutEmptyEvents =
  <Events extends EventPayloadMap>(): StoreExtension<Draft, Events, Record<never, never>, never> =>
  (logic) => ({
    ...logic,
    transition: (snapshot, event) => {
      const result = logic.transition(snapshot, event as Parameters<typeof logic.transition>[1])
      return result[0].context === snapshot.context ? [snapshot, []] : result
    },
  })
