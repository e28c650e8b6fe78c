import { say } from '@quizwright/domain/language/say.ts'
/** Reserves the space of a page that is loading. */
export const LoadingPage = () => (
  <main aria-busy="true">
    <p className="visually-hidden" role="status">
      {say('Loading…')}
    </p>
    <div className="skeleton heading" />
    <div className="skeleton" />
    <div className="skeleton block" />
  </main>
)
