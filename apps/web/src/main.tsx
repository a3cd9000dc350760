import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followAddress } from './line/session.ts';
import { hasServer } from './shell/home.ts';
import { whenIdle } from './shell/idle.ts';
import { watchReach } from './shell/reach.ts';
import { keepApp } from './shell/renewal.ts';

// Before anything is drawn: whoever comes to a table does not wait for the first page.
followAddress();
const place = document.getElementById('veillee');
if (place !== null) render(<App />, place);
// The letters come after the first sight of the page: nobody waits for them.
whenIdle(() => void import('./styles/letters.css'));
if (hasServer) watchReach();
keepApp();
