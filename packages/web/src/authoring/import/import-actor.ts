import type { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { ActorRefFrom } from 'xstate'

/** An import under way. */
export type ImportActor = ActorRefFrom<typeof csvImportMachine>
