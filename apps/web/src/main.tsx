import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';

const place = document.getElementById('veillee');
if (place !== null) render(<App />, place);
