/**
 * The oldest browsers that the portal works in (docs/browsers.md). Safari 16 stands for 15.4 here: the bundler would rewrite every
 * class field for Safari 15, which fails at a field whose value has brackets around it and at nothing else. No built file has one
 * (tests/e2e/floor-files.test.ts).
 */
export const SCRIPT_TARGETS = ['chrome99', 'edge99', 'firefox102', 'safari16', 'ios16']

export const STYLE_TARGETS = ['chrome99', 'edge99', 'firefox102', 'safari15.4', 'ios15.4']
