/** Styles of a report, for screen and paper: it is one file and needs no other. */
export const STYLE = `
:root{color-scheme:light;--ink:#2a2317;--dim:#655b48;--line:#d6c8a9;--gold:#80590d}
body{max-width:820px;margin:0 auto;padding:32px 20px;background:#f9f4e8;color:var(--ink);font:16px/1.55 Georgia,serif}
h1{margin:0 0 8px;font-size:30px;line-height:1.2}h2{margin:36px 0 10px;color:var(--gold);font-size:21px}
a{color:inherit;text-decoration-color:var(--line)}p{margin:6px 0}.result{font-size:19px;font-weight:600}.note,footer{color:var(--dim);font-size:14px}
figure{margin:0 0 12px}svg{display:block;width:100%;height:auto}.drawn{position:absolute;width:0;height:0}figure text{font-family:sans-serif}.names-narrow{display:none}
ul{margin:8px 0;padding:0;list-style:none}li{margin:7px 0}
li[data-seat]{border-left:3px solid var(--seat);padding-left:11px}
.chapter li{color:var(--dim);font-size:15px}.chapter li.decisive{color:var(--ink);font-size:16px}
.dice{white-space:nowrap}.lost{font-weight:600}details{margin:8px 0;color:var(--dim);font-size:15px}summary{cursor:pointer}
table{width:100%;border-collapse:collapse}th,td{padding:8px 14px 8px 0;border-top:1px solid var(--line);vertical-align:top;text-align:left}
th{border-left:3px solid var(--seat);padding-left:11px}td li{margin:0}
.chart svg{border:1px solid var(--line);background:#fffdf6}.chart line{stroke:var(--line)}
.turns{position:relative;height:20px;margin:0 1%;color:var(--dim);font:12px/20px sans-serif}.turns span{position:absolute}.turns .middle{translate:-50%}.turns .end{translate:-100%}
.chart .area{fill:var(--seat);fill-opacity:.28}.chart .line{fill:none;stroke:var(--seat,#4a4031);stroke-width:2}
.chart circle{fill:var(--seat);stroke:#fffdf6;stroke-width:1.5}
.legend span{margin-right:16px}.legend span::before{content:"";display:inline-block;width:12px;height:12px;margin-right:6px;border-radius:50%;background:var(--seat)}
.die{display:inline-block;min-width:20px;margin-left:3px;padding:0 1px;border:2px solid var(--seat);border-radius:5px;background:#fff;color:var(--ink);font:700 13px/18px sans-serif;text-align:center}
[data-seat="0"]{--seat:#4f7d2c}[data-seat="1"]{--seat:#c2501f}[data-seat="2"]{--seat:#27647a}[data-seat="3"]{--seat:#6a48ad}
@media screen and (max-width:600px){body{padding:20px 14px}h1{font-size:24px}figure{margin:0 -8px 12px}.names{display:none}.names-narrow{display:inline}.dice{white-space:normal}.way{vector-effect:non-scaling-stroke;stroke-width:1.5px;stroke-dasharray:5 3}td,th{display:block;border-top:0;padding-top:2px}th{margin-top:10px}}
@media print{body{max-width:none;background:none;padding:0}h2,figure,li{break-inside:avoid}h2{break-after:avoid}figure svg{max-height:150mm}}
`
