// What the buttons of the navigation bar open, in one file for browsers.
export { NavDrawer } from './nav-drawer.tsx'
export { NavLanguages } from './nav-languages.tsx'
export { NavSearch, NavSearchField } from './nav-search.tsx'
