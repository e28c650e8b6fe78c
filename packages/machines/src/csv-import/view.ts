import type { SnapshotFrom } from 'xstate'
import { connectionLost } from '../lost-connection.ts'
import type { csvImportMachine } from './machine.ts'

/** What windows 77 and 5 show. Percentages are 0 to 100 and never decrease. */
export const csvImportView = (snapshot: SnapshotFrom<typeof csvImportMachine>) => {
  const { file, fileLink, choices, uploaded, progress, received, problem, result } = snapshot.context
  return {
    window: snapshot.matches('choosing') || snapshot.matches('left') ? (77 as const) : (5 as const),
    fileName: file?.name ?? result?.fileName ?? null,
    isUploading: snapshot.matches('uploading'),
    isLooking: snapshot.matches('looking'),
    isAsking: snapshot.matches('asking'),
    isReading: snapshot.matches('reading') || snapshot.matches('reconnecting'),
    isRead: snapshot.matches('read'),
    isRefused: snapshot.matches('refused'),
    notice: snapshot.hasTag('offline') ? connectionLost : null,
    fileLink,
    choices,
    uploaded,
    progress,
    received,
    problem,
    result,
    canCancel: snapshot.can({ type: 'cancel' }),
    canTryAgain: snapshot.can({ type: 'try again' }),
    canShowResult: snapshot.can({ type: 'show the result' }),
    canChangeReading: snapshot.can({ type: 'change how it is read' }),
    canContinue: snapshot.can({ type: 'continue' }),
    canGoBack: snapshot.can({ type: 'back' }),
  }
}
