// The gateway writes its setting WORDING into the page. This file is imported first, because other files read
// texts while they load.
if (document.documentElement.dataset.wording === 'plain')
  (await import('@quizwright/contracts/plain-wording.ts')).applyPlainWording()

export {}
