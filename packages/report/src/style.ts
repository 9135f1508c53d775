/** How a report looks, on a screen and on paper: it is one file and needs no other. */
export const STYLE = `
:root{color-scheme:light;--ink:#2a2317;--dim:#655b48;--line:#d6c8a9;--gold:#80590d}
body{max-width:820px;margin:0 auto;padding:32px 20px;background:#f9f4e8;color:var(--ink);font:16px/1.5 Georgia,serif}
h1{margin:0 0 8px;font-size:30px;line-height:1.2}h2{margin:36px 0 10px;color:var(--gold);font-size:21px}
p{margin:6px 0}.note,footer{color:var(--dim);font-size:14px}
figure{margin:0 0 12px}svg{display:block;width:100%;height:auto}
ul,ol{padding-left:20px}li{margin:4px 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{font-weight:600}dd{margin:0}
.chart svg{border:1px solid var(--line);background:#fffdf6}.chart line{stroke:var(--line)}
.chart polyline{fill:none;stroke:var(--seat);stroke-width:2.4}
.legend span{margin-right:16px}.legend span::before{content:"";display:inline-block;width:12px;height:12px;margin-right:6px;border-radius:50%;background:var(--seat)}
.die{display:inline-block;min-width:20px;margin-left:3px;border:2px solid var(--seat);border-radius:5px;background:#fff;font:700 13px/18px sans-serif;text-align:center}
[data-seat="0"]{--seat:#4f7d2c}[data-seat="1"]{--seat:#c2501f}[data-seat="2"]{--seat:#27647a}[data-seat="3"]{--seat:#6a48ad}
li[data-seat]{border-left:3px solid var(--seat);padding-left:9px;list-style:none}
@media print{body{background:none;padding:0}.chapter{break-inside:avoid}}
`
