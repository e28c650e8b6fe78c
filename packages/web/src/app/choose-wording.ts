// The gateway writes its setting WORDING into the page. Texts are read while other files load: this one is first.
if (document.documentElement.dataset.wording === 'plain')
  (await import('@quizwright/contracts/plain-wording.ts')).applyPlainWording()

export {}
